import { PRODUCT_SLUG } from './brand.ts';

/** The specification fixes the names of these keys of local storage. */
export const STORAGE_KEYS = {
  authToken: 'authToken',
  rememberMe: 'rememberMe',
  userRole: 'userRole',
  loginTime: 'loginTime',
  adminSession: 'adminSession',
  tournaments: 'tournaments',
  formResponses: `${PRODUCT_SLUG}_forms`,
} as const;
