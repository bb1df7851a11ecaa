export default Object.values(
  import.meta.glob<string>(['../../../../beaverboard/locales/fr/*.ftl', '!**/replay.ftl', '!**/steps.ftl'], { eager: true, query: '?raw', import: 'default' }),
)
