import type { ReactNode } from 'react';

interface FilterSelectProps {
  readonly label: string;
  readonly hidesLabel?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

export function FilterSelect({ label, hidesLabel = false, value, onChange, children }: FilterSelectProps) {
  return (
    <label className="grid min-w-0 gap-1.5 font-semibold">
      <span className={hidesLabel ? 'sr-only' : undefined}>{label}</span>
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
