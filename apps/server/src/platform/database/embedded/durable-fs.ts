import { fsyncSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

interface EngineModule {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd?: number }) => number } };
  FS: { ErrnoError: new (errno: number) => Error };
}

type InitOptions = Parameters<NodeFS["init"]>[1];

// Emscripten's number, not Linux's.
const EIO = 29;

/** The engine's files on the machine's disk, with an fsync that reaches it: the engine's own does nothing. */
export class DurableFs extends NodeFS {
  #syncs = 0;
  #dead: string | null = null;

  /** How many times the engine has asked for a sync; for tests and figures. */
  get syncs(): number {
    return this.#syncs;
  }

  /** Why the engine gave up (its `abort`), or null while it lives. */
  get dead(): string | null {
    return this.#dead;
  }

  /** Syncs one file or directory; a test overrides it to make the disk fail. */
  protected sync(fd: number): void {
    fsyncSync(fd);
  }

  override async init(pg: PGlite, options: InitOptions) {
    const { emscriptenOpts } = await super.init(pg, options);
    const install = (module: unknown) => this.#install(module as EngineModule);
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        onAbort: (reason: unknown) => {
          this.#dead = String(reason);
        },
        preRun: [...(emscriptenOpts.preRun ?? []), install],
      },
    };
  }

  #install(module: EngineModule): void {
    module.NODEFS.stream_ops.fsync = (stream) => {
      this.#syncs += 1;
      if (stream.nfd === undefined) throw new module.FS.ErrnoError(EIO);
      try {
        this.sync(stream.nfd);
        return 0;
      } catch {
        throw new module.FS.ErrnoError(EIO);
      }
    };
  }
}
