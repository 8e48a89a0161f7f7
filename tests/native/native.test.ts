import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FOLDER } from '#/core/files';
import config from '../../capacitor.config.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };
const gradle = read('android/app/build.gradle');
const strings = read('android/app/src/main/res/values/strings.xml');
const plist = read('ios/App/App/Info.plist');
const project = read('ios/App/App.xcodeproj/project.pbxproj');

test('both shells carry the app id', () => {
  expect(gradle).toContain(`applicationId "${config.appId}"`);
  expect(gradle).toContain(`namespace = "${config.appId}"`);
  expect(strings).toContain(`<string name="package_name">${config.appId}</string>`);
  const ids = [...project.matchAll(/PRODUCT_BUNDLE_IDENTIFIER = ([^;]+);/g)].map(([, id]) => id);
  expect(new Set(ids)).toEqual(new Set([config.appId]));
});

test('both shells carry the name, and the short one under the icon', () => {
  expect(config.appName).toBe('Shieldwall Companion');
  expect(strings).toContain(`<string name="app_name">${config.appName}</string>`);
  expect(strings).toContain('<string name="title_activity_main">Shieldwall</string>');
  expect(plist).toMatch(/CFBundleDisplayName<\/key>\s*<string>Shieldwall<\/string>/);
});

test('both shells carry the version of package.json', () => {
  expect(gradle).toContain(`versionName "${version}"`);
  const versions = [...project.matchAll(/MARKETING_VERSION = ([^;]+);/g)].map(([, found]) => found);
  expect(new Set(versions)).toEqual(new Set([version]));
});

// A changed origin would hide every stored battle from the player who updates.
test('scheme and host name stay as they were first published', () => {
  expect(config.server).toEqual({
    androidScheme: 'https',
    iosScheme: 'capacitor',
    hostname: 'localhost',
  });
});

test('a backup that was saved can be found: in Files on iOS, in the documents of any Android', () => {
  for (const key of ['UIFileSharingEnabled', 'LSSupportsOpeningDocumentsInPlace'])
    expect(plist).toMatch(new RegExp(`<key>${key}</key>\\s*<true/>`));
  const manifest = read('android/app/src/main/AndroidManifest.xml');
  expect(manifest).toContain('android:requestLegacyExternalStorage="true"');
  for (const right of ['READ', 'WRITE'])
    expect(manifest).toContain(`${right}_EXTERNAL_STORAGE" android:maxSdkVersion="29"`);
});

test("an Android phone's own backup takes the battles and their second copy along, and nothing else", () => {
  const manifest = read('android/app/src/main/AndroidManifest.xml');
  expect(manifest).toContain('android:allowBackup="true"');
  expect(manifest).toContain('android:dataExtractionRules="@xml/data_extraction_rules"');
  expect(manifest).toContain('android:fullBackupContent="@xml/full_backup_content"');
  const included = (file: string) =>
    [
      ...read(`android/app/src/main/res/xml/${file}.xml`).matchAll(/<include .*path="([^"]+)"/g),
    ].map(([, path]) => path);
  const kept = ['app_webview/Default/IndexedDB', 'app_webview/Default/Local Storage', FOLDER];
  expect(included('full_backup_content')).toEqual(kept);
  // To the cloud, and to a new phone.
  expect(included('data_extraction_rules')).toEqual([...kept, ...kept]);
});

test('other Android apps are given files from one folder only', () => {
  const paths = read('android/app/src/main/res/xml/file_paths.xml');
  expect([...paths.matchAll(/<[\w-]*path /g)]).toHaveLength(1);
  expect(paths).toContain('<cache-path name="shared" path="shared/" />');
});

test('iOS is told that nothing is collected, and asks for no processor of 2013', () => {
  const privacy = read('ios/App/App/PrivacyInfo.xcprivacy');
  expect(privacy).toMatch(/NSPrivacyTracking<\/key>\s*<false\/>/);
  expect(privacy).toMatch(/NSPrivacyCollectedDataTypes<\/key>\s*<array\/>/);
  expect(project).toContain('/* PrivacyInfo.xcprivacy in Resources */,');
  expect(plist).not.toContain('armv7');
});

test('the back key: the app asks for it, else it is the system that shows where it leads', () => {
  expect(read('android/app/src/main/AndroidManifest.xml')).toContain(
    'android:enableOnBackInvokedCallback="true"',
  );
  expect(config.plugins?.App).toEqual({ disableBackButtonHandler: true });
});

test('edge to edge: the shell writes the insets, and no style reads them but through one token', () => {
  expect(config.plugins?.SystemBars).toEqual({
    insetsHandling: 'css',
    initialViewportFitValueHint: 'cover',
  });
  expect(read('index.html')).toContain('viewport-fit=cover');
  const base = read('src/theme/base.css');
  for (const edge of ['top', 'right', 'bottom', 'left'])
    expect(base).toContain(
      `--safe-${edge}: var(--safe-area-inset-${edge}, env(safe-area-inset-${edge}));`,
    );
  const others = globSync('src/**/*.{css,ts,tsx}').filter((file) => file !== 'src/theme/base.css');
  for (const file of ['index.html', ...others])
    expect(read(file), file).not.toContain('safe-area-inset');
});

test('the splash is the one that Android 12 asks for, and gives way to the theme of the app', () => {
  const styles = read('android/app/src/main/res/values/styles.xml');
  const launch =
    /<style name="AppTheme.NoActionBarLaunch" parent="Theme.SplashScreen">(.*?)<\/style>/s;
  const items = [...(launch.exec(styles)?.[1] ?? '').matchAll(/<item name="(\w+)">(.+?)<\/item>/g)];
  expect(items.map(([, name, value]) => [name, value])).toEqual([
    ['windowSplashScreenBackground', '@color/splash'],
    ['windowSplashScreenAnimatedIcon', '@drawable/splash_icon'],
    ['postSplashScreenTheme', '@style/AppTheme.NoActionBar'],
  ]);
  expect(read('android/app/src/main/java/app/shieldwall/companion/MainActivity.java')).toMatch(
    /installSplashScreen\(this\);\s+super\.onCreate/,
  );
  for (const values of ['values', 'values-night'])
    expect(read(`android/app/src/main/res/${values}/colors.xml`)).toContain(
      '<color name="splash">',
    );
});

test('the native plugins are those of package.json', () => {
  const { dependencies } = JSON.parse(read('package.json')) as {
    dependencies: Record<string, string>;
  };
  const shells = new Set(['@capacitor/core', '@capacitor/android', '@capacitor/ios']);
  const plugins = Object.keys(dependencies).filter(
    (name) => /^@capacitor(-community)?\//.test(name) && !shells.has(name),
  );
  const settings = read('android/capacitor.settings.gradle');
  const swift = read('ios/App/CapApp-SPM/Package.swift');
  for (const name of plugins) {
    expect(settings).toContain(`node_modules/${name}/android`);
    expect(swift).toContain(`node_modules/${name}"`);
  }
  expect(settings.match(/^include ':(?!capacitor-android')/gm)?.length ?? 0).toBe(plugins.length);
});

const densities = ['mdpi', 'hdpi', 'xhdpi', 'xxhdpi', 'xxxhdpi'];
test.each([
  ...densities.map((density) => `android/app/src/main/res/mipmap-${density}/ic_launcher.png`),
  ...densities.map((density) => `android/app/src/main/res/drawable-${density}/splash_icon.png`),
  'ios/App/App/Assets.xcassets/AppIcon.appiconset/AppIcon-512@2x.png',
  'ios/App/App/Assets.xcassets/Splash.imageset/splash-2732x2732.png',
])('%s is there', (file) => {
  expect(existsSync(file)).toBe(true);
});
