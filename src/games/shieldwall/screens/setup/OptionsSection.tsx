import { useEffect, useState } from 'react';
import type { Options } from '#/games/shieldwall/rules/options';
import { wordsFor } from '#/play/saved/wordsFor';
import { defaultOptions, saveDefaultOptions } from './defaultOptions';
import { OptionsCard } from './OptionsCard';

/** The rules that new battles start from; those that are being fought keep theirs. */
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
      {options && <OptionsCard title="Rules of new battles" options={options} onSet={set} />}
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
