import type { App } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';

export interface AppCheckVerifier {
  verify(token: string): Promise<void>;
}

export function createAppCheckVerifier(app: App): AppCheckVerifier {
  return {
    verify: async (token) => {
      await getAppCheck(app).verifyToken(token);
    },
  };
}
