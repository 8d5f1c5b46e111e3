export const badCursor = 'El cursor no es válido.';
export const otherDocument = 'Es el identificador de otro documento.';
export const nothingToChange = 'No hay nada que cambiar.';

/**
 * The address of a mail may be somebody else's, so no mail contains text that a player typed, not even a
 * name.
 */
export const greeting = 'Hola:';
/** Mails never contain the private link itself, because the document of a mail would store it in plain text. */
export const privateLink =
  'Todo está en «Mi torneo»: ábrelo con el enlace privado que salió cuando te inscribiste.';

export const quoted = (name: string) => `«${name}»`;

export const toHome = 'Ir al inicio';
