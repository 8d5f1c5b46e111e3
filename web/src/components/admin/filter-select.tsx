import type { ReactNode } from 'react';

interface FilterSelectProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

/** A choice always has a value, so it is marked neither as required nor as optional. */
export function FilterSelect({ label, value, onChange, children }: FilterSelectProps) {
  return (
    <label className="grid min-w-0 gap-1.5 font-semibold">
      {label}
      <select
        className="control control-select font-normal"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
    </label>
  );
}
