export const earlierAttemptStored =
  'Un intento anterior sí se guardó, y alguien lo cambió después. Ábrelo en la lista para seguir; lo que escribiste sigue aquí.';
export const downloadBroken = 'La descarga se cortó. Inténtalo de nuevo.';
export const takeTheirsFirst = 'Incorpora primero los cambios de la otra persona.';
export const checkFields = 'Revisa los campos marcados.';
export const withAddress = (name: string, email: string | null) =>
  email === null ? name : `${name} (${email})`;
