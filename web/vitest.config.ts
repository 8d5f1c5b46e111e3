import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    root: import.meta.dirname,
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', 'prerender/**/*.test.ts', 'scripts/**/*.test.ts'],
    setupFiles: ['./test/setup.ts'],
    restoreMocks: true,
    testTimeout: 20_000,
  },
});
