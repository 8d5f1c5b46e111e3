/** On a wide screen the present step has the left column, and every other part the right one. */
export const ON_TOP = 'xl:col-start-1 xl:row-span-full';
export const BESIDE = 'xl:col-start-2';
