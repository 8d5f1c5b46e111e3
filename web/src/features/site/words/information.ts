export const terms = 'Términos y condiciones';
export const faq = 'Preguntas frecuentes';
