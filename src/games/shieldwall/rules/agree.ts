/** Names like "Old crews", "Guthmund's men" and "Men of Essex" are many; "Hearth troop" is one. */
const isPlural = (name: string): boolean =>
  /(?:[^su'’]s|men|folk)$/i.test(name.replace(/ of .*/i, '').trim());

/** A sentence about somebody: `{is|are}` takes the form that goes with the name, which stands before it. */
export const agree = (name: string, template: string): string =>
  `${name} ${template.replaceAll(/\{([a-z ]*)\|([a-z ]*)\}/g, isPlural(name) ? '$2' : '$1')}`;
