/** Where a part of the day stands on a wide screen: the present step on the left, every other part beside it. */
export const ON_TOP = 'xl:col-start-1 xl:row-span-full';
export const BESIDE = 'xl:col-start-2';
