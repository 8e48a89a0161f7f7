export const tabs = [
  { name: 'battle', label: 'Battle' },
  { name: 'sheet', label: 'Sheet' },
  { name: 'tools', label: 'Tools' },
  { name: 'armies', label: 'Armies' },
  { name: 'more', label: 'More' },
] as const;

export type TabName = (typeof tabs)[number]['name'];
