import type { CapacitorConfig } from '@capacitor/cli';

const config: CapacitorConfig = {
  appId: 'app.shieldwall.companion',
  appName: 'Shieldwall Companion',
  webDir: 'dist',
  backgroundColor: '#ecdfc4',
  server: {
    // Frozen: scheme and host name are the origin under which a phone keeps its battles.
    androidScheme: 'https',
    iosScheme: 'capacitor',
    hostname: 'localhost',
  },
  plugins: {
    // The app asks for the back key where it has something to close (src/app/BackKey.tsx).
    App: { disableBackButtonHandler: true },
    // As index.html says: from the first frame on, the page goes behind the system's bars.
    SystemBars: { insetsHandling: 'css', initialViewportFitValueHint: 'cover' },
  },
};

export default config;
