/** A wide screen has the present step in the left column, and all other parts in the right one. */
export const ON_TOP = 'xl:col-start-1 xl:row-span-full';
export const BESIDE = 'xl:col-start-2';
