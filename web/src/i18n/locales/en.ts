export default Object.values(
  import.meta.glob<string>(['../../../../beaverboard/locales/en/*.ftl', '!**/replay.ftl', '!**/steps.ftl'], { eager: true, query: '?raw', import: 'default' }),
)
