import { useId } from 'react';
import { cx } from '../../lib/cx.ts';
import { Icon } from '../icon.tsx';
import * as words from '../words/controls.ts';
import { FieldGroup, type FieldProps } from './field.tsx';

const scale = [1, 2, 3, 4, 5] as const;

interface RatingFieldProps extends FieldProps {
  value: number | null;
  onChange: (value: number) => void;
}

export function RatingField({ value, onChange, ...field }: RatingFieldProps) {
  const name = useId();
  return (
    <FieldGroup {...field} role="radiogroup">
      <div className="flex flex-wrap gap-0.5">
        {scale.map((star) => {
          const lit = value !== null && star <= value;
          return (
            <label
              key={star}
              className={cx(
                'relative grid size-12 place-items-center rounded-sm transition-colors has-focus-visible:outline-3 has-focus-visible:outline-gold',
                lit ? 'text-gold [--icon-fill:currentColor]' : 'text-edge hover:text-mist',
              )}
            >
              <input
                type="radio"
                name={name}
                value={star}
                checked={star === value}
                onChange={() => onChange(star)}
                className="absolute inset-0 size-full appearance-none opacity-0"
              />
              <Icon name="star" className="size-8" />
              <span className="sr-only">{words.stars(star)}</span>
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}
