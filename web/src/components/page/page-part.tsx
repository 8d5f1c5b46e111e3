import { partMarks } from '@copa/domain/page-template';
import type { ReactNode } from 'react';

/** The API or the script of a first card keeps, leaves out or repeats this part of a built page. */
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
