import { useEffect, useState } from 'react';
import { wordsFor } from '#/play/saved/wordsFor';
import type { Options } from '../../rules/options';
import { defaultOptions, saveDefaultOptions } from './defaultOptions';
import { OptionsCard } from './OptionsCard';

/** The readings that new battles start from; those that are being fought keep theirs. */
export default function OptionsSection() {
  const [options, setOptions] = useState<Options | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    defaultOptions().then(setOptions, (error) => setProblem(wordsFor(error)));
  }, []);
  const set = (next: Options) => {
    setOptions(next);
    saveDefaultOptions(next).then(
      () => setProblem(''),
      (error) => setProblem(wordsFor(error)),
    );
  };
  return (
    <>
      {options && (
        <OptionsCard title="Shields & Swords II: new battles" options={options} onSet={set} />
      )}
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
