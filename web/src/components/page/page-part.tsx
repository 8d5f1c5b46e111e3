import { partMarks } from '@copa/domain/page-template';
import type { ReactNode } from 'react';

/** Marks a part of a built page, so that the API or a first card's script can keep, remove or repeat it. */
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
