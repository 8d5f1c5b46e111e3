export const unknownField = 'Este campo no existe.';
export const badValue = 'El valor no es válido.';
export const noImage = 'Envía una imagen en el campo "image".';
export const unreadableForm = 'El formulario enviado no se puede leer.';

/* A page that is asked for too often */

export const waitTitle = 'Espera un momento';

/* The page about the API */

export const apiTitle = (site: string) => `API de ${site}`;
export const apiPaths = (base: string, file: string) =>
  `Todas las rutas van debajo de ${base}. Documento para programas: ${file}.`;
export const apiConventions = 'Lo que vale para todas';
export const apiSections = 'Secciones';
export const publicAccess = 'Público';
export const signedInAccess = 'Con sesión';
export const permission = (name: string) => `Permiso ${name}`;
export const answersWith = (status: number) => `responde ${status}`;
export const isLimited = 'con límite de frecuencia';
export const pathParameters = 'Parámetros de la ruta';
export const queryParameters = 'Parámetros de consulta';
export const headers = 'Encabezados';
export const body = 'Cuerpo';
export const answer = 'Respuesta';
export const errorCodes = 'Códigos de error';
export const errorCode = 'Código';
export const errorMessage = 'Mensaje';
