import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';
import css from './QrCode.module.css';

/** The white border that a camera needs to find the code. */
const QUIET = 4;

export default function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { path, size } = useMemo(() => {
    const code = generate(text, { minCorrectionLevel: correction.L });
    return { path: toSvgPath(code), size: code.size + 2 * QUIET };
  }, [text]);
  return (
    <svg
      className={css.qrCode}
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
