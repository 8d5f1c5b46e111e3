import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectId } from '../process/repository.mjs';

export const DEMO_PUSH_PUBLIC_KEY =
  'BGpPqg8el-nzTgS0WxJposbP51b8nAIoCuTu4wFaMuaLSksxzGSjnrdr08GSjiXv6OYVfJorfXT2W-SA7NhasGE';

/** The secrets protect nothing, because the project exists on this machine only. */
export function demoEnvironment(siteUrl: string): Record<string, string> {
  return {
    COPA_SITE_URL: siteUrl,
    COPA_OWNER_EMAIL: 'duena@copafenix.test',
    COPA_SETUP_SECRET: 'demo-setup-secret-0001',
    COPA_STATUS_CODE_SECRET: 'demo-status-code-secret-of-32-characters',
    COPA_LOCAL_LOGIN_USERNAME: 'organizacion',
    COPA_LOCAL_LOGIN_HASH:
      'scrypt:16384:8:1:Y29wYS1mZW5peC1kZW1vIQ==:dJw+HNXB2XCNe8gpAEg9PIyo/9YsVMTmWbSYJVCHyVg=',
    COPA_LOCAL_LOGIN_NAME: 'Organización',
    COPA_PUSH_PUBLIC_KEY: DEMO_PUSH_PUBLIC_KEY,
    COPA_PUSH_PRIVATE_KEY: 'dvTOT6u-sEFk6mrjxXxAe83mocmMECjW6iLndni9NbA',
  };
}

export function writeEnvironment(folder: string, environment: Record<string, string>) {
  mkdirSync(folder, { recursive: true });
  const lines = Object.entries(environment).map(([name, value]) => `${name}=${JSON.stringify(value)}\n`);
  writeFileSync(join(folder, `.env.${projectId}`), lines.join(''));
}
