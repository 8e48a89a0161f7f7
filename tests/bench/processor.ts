/** Of the processor's time, not the wall clock's: a busy machine takes turns. */
export const milliseconds = (work: () => void, times: number): number => {
  const start = process.cpuUsage();
  for (let time = 0; time < times; time++) work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / times;
};
