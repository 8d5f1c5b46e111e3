import { PRODUCT_SLUG } from './brand.ts';

/** Keys of local storage, as the specification names them. */
export const STORAGE_KEYS = {
  authToken: 'authToken',
  rememberMe: 'rememberMe',
  userRole: 'userRole',
  loginTime: 'loginTime',
  adminSession: 'adminSession',
  tournaments: 'tournaments',
  formResponses: `${PRODUCT_SLUG}_forms`,
} as const;
