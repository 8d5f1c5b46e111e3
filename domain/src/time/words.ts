/** The hour after a preposition: «la 1:00», «las 20:00». */
export const oneOClock = (time: string) => `la ${time}`;
export const oClock = (time: string) => `las ${time}`;
