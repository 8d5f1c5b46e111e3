export const VALERIA = {
  uid: 'valeria',
  email: 'valeria@correo.mx',
  displayName: 'Valeria Ríos',
  emailVerified: true,
  disabled: false,
  role: 'admin',
  tournaments: null,
};
