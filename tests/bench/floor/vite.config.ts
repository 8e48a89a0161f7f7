import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** As the tools' guides say, and no more. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [
    react(),
    VitePWA({ registerType: 'autoUpdate', injectRegister: 'script', manifest: false }),
  ],
});
