import { partMarks } from '@copa/domain/page-template';
import type { ReactNode } from 'react';

/** A part of a built page, which the API keeps, leaves out or repeats. */
export function PagePart<Part extends string>({ name, children }: { name: Part; children: ReactNode }) {
  const { begin, end } = partMarks(name);
  return (
    <>
      {begin}
      {children}
      {end}
    </>
  );
}
