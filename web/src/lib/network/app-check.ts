import { type AppCheck, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { firebaseApp } from './firebase-app.ts';

let appCheck: AppCheck | null = null;

/** This file is loaded only when a call needs a token, so reCAPTCHA does not watch visitors who only read. */
export async function appCheckToken(key: string): Promise<string> {
  appCheck ??= initializeAppCheck(firebaseApp(), {
    provider: new ReCaptchaEnterpriseProvider(key),
    isTokenAutoRefreshEnabled: false,
  });
  const { token } = await getToken(appCheck);
  return token;
}
