/**
 * Empty privacy settings, used until the owner fills them in. A separate file, because every page needs it
 * and none needs the schemas.
 */
export const NO_PRIVACY = {
  responsible: '',
  city: '',
  country: '',
  email: '',
  mailProvider: '',
  serversIn: '',
} as const;
