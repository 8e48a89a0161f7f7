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
};

export default config;
