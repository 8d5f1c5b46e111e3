export const showEverything = 'Ver todo';
