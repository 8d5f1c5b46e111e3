/** Used until the owner fills the settings in. Every page needs this file, and none needs the schemas. */
export const NO_PRIVACY = {
  responsible: '',
  city: '',
  country: '',
  email: '',
  mailProvider: '',
  serversIn: '',
} as const;
