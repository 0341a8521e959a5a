export interface ProcessResourceUsage {
  /** CPU seconds of the process since its start, including its threads. */
  cpuSeconds: number;
  /** Resident memory of the process in bytes. */
  memory: number;
}

/** Reads CPU seconds and memory of a process from its `/metrics` endpoint. */
export async function readProcessResourceUsage(port: number): Promise<ProcessResourceUsage> {
  const reply = await fetch(`http://127.0.0.1:${port}/metrics`);
  const text = await reply.text();
  const readFigure = (name: string) => {
    const found = new RegExp(`^${name} ([\\d.e+-]+)`, "m").exec(text);
    if (!found) throw new Error(`/metrics says no ${name} (${reply.status})`);
    return Number(found[1]);
  };
  return {
    cpuSeconds: readFigure("process_cpu_seconds_total"),
    memory: readFigure("process_resident_memory_bytes"),
  };
}

/** Returns the CPU seconds of a process during `work`, and the result of `work`. */
export async function measureCpu<T>(
  port: number,
  work: () => Promise<T>,
): Promise<{ result: T; cpuSeconds: number }> {
  const before = await readProcessResourceUsage(port);
  const result = await work();
  const after = await readProcessResourceUsage(port);
  return { result, cpuSeconds: after.cpuSeconds - before.cpuSeconds };
}
