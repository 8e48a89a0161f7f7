import { useDefaults } from '#/play/saved/useDefaults';
import { defaultOptions, saveDefaultOptions } from './defaultOptions';
import { OptionsCard } from './OptionsCard';

/** The rules that new battles start from; those that are being fought keep theirs. */
export default function OptionsSection() {
  const { value: options, set, problem } = useDefaults(defaultOptions, saveDefaultOptions);
  return (
    <>
      {options && <OptionsCard title="Rules of new battles" options={options} onSet={set} />}
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
