import { afterAll } from 'vitest';
import { startLocalSite } from './local-site.ts';

const site = await startLocalSite();
afterAll(() => site.close());
