/**
 * These values stand until the owner fills them in. Every page needs them and none needs the schemas, so they
 * have their own file.
 */
export const NO_PRIVACY = {
  responsible: '',
  city: '',
  country: '',
  email: '',
  mailProvider: '',
  serversIn: '',
} as const;
