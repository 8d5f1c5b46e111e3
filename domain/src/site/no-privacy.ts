/**
 * These values stand until the owner fills them in. They have their own file, because pages that need them
 * need not download the schemas.
 */
export const NO_PRIVACY = {
  responsible: '',
  city: '',
  country: '',
  email: '',
  mailProvider: '',
  serversIn: '',
} as const;
