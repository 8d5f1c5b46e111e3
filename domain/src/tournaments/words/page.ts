export const unknownYet = 'Por confirmar';
export const cancelledForNoReason = 'Este torneo no se jugará.';
export const deadlineAtStart = 'Al empezar el torneo';
export const freeEntry = 'Gratis';
