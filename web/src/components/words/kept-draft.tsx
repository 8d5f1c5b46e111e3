export const title = 'Borrador guardado';
export const somebodys = 'Aquí sigue lo que se escribió en este teléfono.';
export const whose = (name: string) => (
  <>
    Aquí sigue lo que escribió <strong className="wrap-anywhere">{name}</strong>.
  </>
);
export const filled = (name: string) => (
  <>
    Son los datos de <strong className="wrap-anywhere">{name}</strong> de la última vez. Revísalos.
  </>
);
export const notMe = 'No soy yo';
export const remove = 'Borrar lo que escribí';
export const removeTitle = '¿Empezar de nuevo?';
export const removeConfirm = 'Borrar y empezar';
export const removeText =
  'Se borra de este teléfono todo lo que está escrito en este formulario. No se puede deshacer.';
export const mayHaveArrived =
  'Ya se intentó enviar y no supimos si llegó: si lo borras, desde aquí ya no podremos averiguarlo.';
