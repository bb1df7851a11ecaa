import type { Component } from 'svelte'

/** A component with some of its props filled in, for those who give it the others. */
export function withProps<Given extends object, Filled extends object>(component: Component<Given & Filled>, filled: Filled): Component<Given> {
  const mount = component as unknown as (anchor: unknown, props: object) => object
  const both = (props: object) =>
    new Proxy(props, {
      get: (given, key) => Reflect.get(key in filled ? filled : given, key) as unknown,
      has: (given, key) => key in filled || Reflect.has(given, key),
    })
  return ((anchor: unknown, props: object) => mount(anchor, both(props))) as unknown as Component<Given>
}
