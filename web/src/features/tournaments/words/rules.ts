// The page of the rules
export const eyebrow = 'Reglas oficiales';
export const toCome = 'Las reglas se publicarán próximamente.';
export const mayAcceptBelow = 'Ya puedes aceptar las reglas al final de la página.';
export const secondsLeft = (seconds: number) => `Lee las reglas: ${seconds} s`;
export const readingTime = 'Tiempo de lectura';
export const mayAccept = 'Ya puedes aceptar las reglas.';
export const readFor = (seconds: number) => `Lee las reglas durante ${seconds} segundos.`;
export const ruleRead = '(leída)';
export const accept = 'He leído y acepto las reglas del torneo';
export const waitToAccept = 'ESPERANDO...';
export const acceptFirst = 'ACEPTA LAS REGLAS';
export const goOn = 'CONTINUAR AL FORMULARIO';
