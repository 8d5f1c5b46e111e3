import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env['COPA_API_ORIGIN'] ?? 'http://127.0.0.1:3001';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  server: {
    host: '127.0.0.1',
    port: Number(process.env['COPA_VITE_PORT'] ?? 5173),
    proxy: { '/api': api, '/tournament/': { target: api, bypass: () => '/index.html' } },
  },
  build: { manifest: true, target: 'baseline-widely-available', assetsInlineLimit: 1024 },
});
