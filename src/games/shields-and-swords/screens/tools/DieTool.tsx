import { useState } from 'react';
import { Card } from '#/ui/Card';
import { ThrowButton } from '../die/ThrowButton';
import styles from './tools.module.css';

/** A plain D8, for whatever the rules did not think of. */
export function DieTool() {
  const [faces, setFaces] = useState<readonly number[]>([]);
  return (
    <Card title="A plain D8">
      <p className={styles.thrown} role="status">
        {faces.at(-1)}
      </p>
      <p>{faces.length > 1 && `before: ${faces.slice(0, -1).reverse().slice(0, 9).join(', ')}`}</p>
      <ThrowButton onThrow={(face) => setFaces([...faces, face])} />
    </Card>
  );
}
