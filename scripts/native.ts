// Carries the version of package.json into the native projects, which keep their own copies.
import { readFileSync, writeFileSync } from 'node:fs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
const build = major * 10_000 + minor * 100 + patch;

function change(file: string, changes: [RegExp, string][]) {
  let text = readFileSync(file, 'utf8');
  for (const [pattern, next] of changes) {
    if (!pattern.test(text)) throw new Error(`${file} has nothing like ${pattern}`);
    text = text.replaceAll(pattern, next);
  }
  writeFileSync(file, text);
}

change('android/app/build.gradle', [
  [/versionCode \d+/g, `versionCode ${build}`],
  [/versionName "[^"]*"/g, `versionName "${version}"`],
]);
change('ios/App/App.xcodeproj/project.pbxproj', [
  [/MARKETING_VERSION = [^;]*;/g, `MARKETING_VERSION = ${version};`],
  [/CURRENT_PROJECT_VERSION = [^;]*;/g, `CURRENT_PROJECT_VERSION = ${build};`],
]);
