export const tournamentMissing = 'Torneo no encontrado';
export const registrationMissing = 'No encontramos esa inscripción.';
export const invitationMissing = 'Esta invitación ya no existe. Pídele una nueva al capitán de tu equipo.';
export const consentMissing = 'Este enlace ya no sirve. Pídele el nuevo a quien te lo mandó.';
export const memberMissing = 'Esa persona ya no está en el equipo.';
