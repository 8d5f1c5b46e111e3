export const signIn = 'Iniciar sesión';
export const createAccountTitle = 'Crear cuenta';
export const resetTitle = 'Recuperar contraseña';
export const linkTitle = 'Entrar con un enlace';
export const localTitle = 'Acceso local de administrador';
export const setUpOwner = 'Configurar propietario';
export const otherWays = 'Otras formas de acceso';
export const mail = 'Correo electrónico';
export const password = 'Contraseña';
export const showPassword = 'Mostrar lo que escribo';
export const rememberMe = 'Recordarme en este dispositivo';
export const withGoogle = 'Continuar con Google';
export const googleInOtherApp =
  'Dentro de otra app Google no deja entrar: usa tu contraseña, o toca el menú de la app y elige «Abrir en el navegador».';
export const verificationSentAgain = 'Te enviamos otro correo de verificación.';
export const resendVerification = 'Reenviar correo de verificación';

export const createIntro =
  'Las cuentas son para organizadores. Para jugar no necesitas ninguna: elige un torneo e inscríbete.';
export const yourName = 'Tu nombre';
export const nameMissing = 'Escribe tu nombre.';
export const passwordHint = (least: number) => `Al menos ${least} caracteres.`;
export const createAndAsk = 'Crear cuenta y solicitar acceso';
export const createdAndAsked =
  'Cuenta creada. Te enviamos un correo para verificarla y avisamos a los organizadores de tu solicitud.';
export const createdWithoutMail =
  'Cuenta creada, pero no pudimos enviarte el correo de verificación. Inicia sesión para pedir otro.';

export const resetIntro = 'Te enviamos un enlace para elegir una contraseña nueva.';
export const sendReset = 'Enviar enlace';
export const resetSent = 'Te enviamos un enlace para cambiar la contraseña. Revisa tu correo.';
export const linkIntro = 'Entra sin contraseña con un enlace que llega a tu correo.';
export const sendLink = 'Enviarme un enlace';
export const linkSent =
  'Revisa tu correo y abre el enlace. En otro dispositivo te pediremos de nuevo tu correo.';
export const confirmMailTitle = 'Confirma tu correo';
export const confirmMailHint = 'Escribe el correo al que llegó el enlace.';
export const otherLink = 'Pedir otro enlace o entrar de otra forma';
export const enter = 'Entrar';

export const localIntro = (span: string) => `Para la organización, sin cuenta. La sesión dura ${span}.`;
export const user = 'Usuario';
export const userMissing = 'Escribe tu usuario.';
export const ownerFirstStep =
  'Crea tu cuenta con el correo de propietario que está en la configuración del servidor, y confírmalo con el enlace que te llega.';
export const ownerSecondStep = 'Escribe aquí ese correo y la clave de configuración.';
export const setUpKey = 'Clave de configuración';
export const keyMissing = 'Escribe la clave de configuración.';
export const ownerSet = 'Listo: esta cuenta ya es la propietaria. Inicia sesión con ella.';

export const noAccessTitle = 'Tu cuenta no tiene acceso';
export const inReviewTitle = 'Tu solicitud está en revisión';
export const waiting = (person: string, pending: boolean | null) =>
  pending === false
    ? `Hola, ${person}. No hay ninguna solicitud tuya en espera. Pide acceso y un administrador te responderá.`
    : `Hola, ${person}. Un administrador tiene que aprobar tu acceso. Vuelve aquí para ver si ya puedes entrar.`;
export const askAccess = 'Solicitar acceso';
export const checkAgain = 'Revisar de nuevo';
export const stillWaiting = 'Todavía no tienes acceso. Vuelve a revisar más tarde.';
export const notChecked = 'No pudimos revisar. Intenta de nuevo cuando tengas conexión.';
export const signOut = 'Cerrar Sesión';

export const unreachableTitle = 'No pudimos comprobar tu sesión';
export const unreachableText =
  'Sigues con tu sesión en este dispositivo. Entrarás en cuanto vuelva la conexión.';
export const retry = 'Reintentar';
